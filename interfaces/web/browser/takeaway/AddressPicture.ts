import { lazily } from "../service/Lazily.ts"
import { element } from "../view/Element.ts"

const qrCode = lazily<typeof import("../qr/QrCode.ts")>("qr.js")

/** Loads what draws addresses, so that it is there when somebody prints. Without it a sheet has no pictures. */
export const prepare = (): void => {
  qrCode.load().catch(() => undefined)
}

const svg = "http://www.w3.org/2000/svg"

/** An address to be read by the camera of a telephone; nothing where what draws it is not there. */
export const addressPicture = (address: string): HTMLElement | undefined => {
  const drawn = qrCode.now()?.drawing(address)
  if (drawn === undefined) return undefined
  const picture = document.createElementNS(svg, "svg")
  picture.setAttribute("viewBox", `0 0 ${drawn.side} ${drawn.side}`)
  picture.setAttribute("shape-rendering", "crispEdges")
  picture.setAttribute("role", "img")
  picture.setAttribute("aria-label", address)
  const path = document.createElementNS(svg, "path")
  path.setAttribute("d", drawn.path)
  picture.append(path)

  return element("div", { class: "address" }, picture)
}
