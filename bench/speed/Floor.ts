/** The least that any such service does: fetch the page, parse it, write as many raw records back as a match returns. */
const [queryUrl = "", returned = "20"] = process.argv.slice(2)

const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  development: false,
  reusePort: false,
  fetch: async (request) => {
    await request.json()
    const page = JSON.parse(await (await fetch(queryUrl)).text())

    return new Response(JSON.stringify(page.studies.slice(0, Number(returned))), {
      headers: { "content-type": "application/json" },
    })
  },
})
process.stdout.write(`http://127.0.0.1:${server.port}\n`)

export {}
