/** Where no radius is given. */
export const defaultRadiusInMiles = 100

/** How many options are returned where a request does not say. */
export const defaultLimit = 20

/** The most options that one request can have. */
export const mostOptions = 50
