/** The service's version, as package.json and the tool endpoint tell it. */
export const version = "1.0.0"
