import * as Loopback from "./Loopback.ts"

/** The least that any such service does: fetch the page, parse it, write as many raw records back as a match returns. */
const [queryUrl = "", returned = "20"] = process.argv.slice(2)

Loopback.serve(async (request) => {
  await request.json()
  const page = JSON.parse(await (await fetch(queryUrl)).text())

  return new Response(JSON.stringify(page.studies.slice(0, Number(returned))), Loopback.json)
})
