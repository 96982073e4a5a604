/** Where no radius is given. */
export const defaultRadiusInMiles = 100

/** How long a stage or a biomarker may be, without the space around it. */
export const mostTermCharacters = 200

/** The highest age in whole years that a patient may have. */
export const oldestAge = 130

/** How many options are returned where a request does not say. */
export const defaultLimit = 20

/** The most options that one request can have. */
export const mostOptions = 50
