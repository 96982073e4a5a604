/** What takes androgens away, which goes on beside each line. */
export const castration: ReadonlySet<string> = new Set(
  "adt androgen deprivation orchiectomy castration gnrh lhrh".split(" "),
)

/** Short names of the drugs that block what is left of their effect, of which a treatment is made that is a line. */
export const inhibitors: ReadonlyArray<string> = ["arpi", "arsi", "nha", "nht", "naad", "arat", "arta"].flatMap(
  (name) => [name, `${name}s`],
)

/** Such drugs by their own names. */
export const drugs: ReadonlyArray<string> = ["abiraterone", "enzalutamide", "apalutamide", "darolutamide"]

/** How folded text calls a prostate cancer that goes on without androgens. */
export const resistance = /\b(?:castrat\w+|hormone)[ -](?:resist|refract|recurr|relaps|insensitiv|independ)|crpc\b/
