/** Marks a failure in which the service could not answer, with nothing to blame its caller for: such a call costs nothing. */
export interface ServiceFault {
  readonly isServiceFault: true
}
