import { writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import chromium from "@sparticuz/chromium"

/** Only the fonts that come along, wherever the folder is moved to: text is as wide on every machine. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fonts</cachedir>
</fontconfig>
`

// A program of its own: the package unpacks into the folder for temporary files, and takes half a file there for a whole one.
await chromium.executablePath()
await writeFile(join(tmpdir(), "fonts", "fonts.conf"), fonts)
