/** The service's version, as package.json and the tool endpoint tell it. */
export { version } from "../package.json"
