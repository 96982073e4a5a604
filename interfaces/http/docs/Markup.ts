import { escaped } from "../../Escaping.ts"
import type { Links } from "../../Links.ts"
import * as Codes from "../openapi/Codes.ts"

/** Text with `code` in backticks. */
const withCode = (text: string): string => escaped(text).replace(/`([^`]+)`/g, "<code>$1</code>")

const command = (text: string): string => `<pre tabindex="0"><code>${escaped(text)}</code></pre>`

const profile = `{
    "condition": "pancreatic-cancer",
    "stage": "metastatic",
    "biomarkers": ["KRAS G12D"],
    "age": 61,
    "limit": 3
  }`

const curl = (url: string, key: string, body?: string): string =>
  [
    `curl ${url}`,
    `  -H 'Authorization: Bearer ${key}'`,
    ...(body === undefined ? [] : ["  -H 'Content-Type: application/json'", `  -d '${body}'`]),
  ].join(" \\\n")

const row = ({ advice, code, statuses, when }: Codes.Meaning): string =>
  `<tr id="${code}"><th scope="row"><a href="#${code}"><code>${code}</code></a></th><td>${statuses}</td><td>${withCode(when)}</td><td>${withCode(advice)}</td></tr>`

/** The page of documentation. Its addresses are relative, so that it works behind any prefix. */
export const markup = ({ publicUrl, sandboxKey }: Links): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Matches a patient profile to open clinical trials. For information only; not medical advice.">
<title>Clinical Trial Matching API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/page.css">
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body>
<a class="skip" href="#reference">Skip to the reference</a>
<header>
<h1>Clinical Trial Matching API</h1>
<p>Send what is known of a patient; get the open clinical trials and expanded-access programs on ClinicalTrials.gov
that could be an option, and where they run.</p>
</header>
<main>
<section aria-labelledby="what">
<h2 id="what">What it is, and what it is not</h2>
<p>Every answer comes from a live query of the public registry, whose exact address is in the answer. For each option
you see which criteria match by the registry's own fields, and which terms its free text mentions. Those mentions are
signposts to verify with the site, never verdicts.</p>
<p><strong>This is information, not medical advice.</strong> It enrolls nobody, and only the trial site decides who is
eligible. If the registry cannot be reached you get an error: nothing is cached or made up in its place.</p>
</section>
<section aria-labelledby="start">
<h2 id="start">Get going</h2>
<p>You need no account: the public sandbox key is <code>${escaped(sandboxKey)}</code>. It is shared, and limited for
each network; the <code>X-RateLimit</code> headers of every answer say how much is left.</p>
<h3>Match a patient</h3>
${command(curl(`${publicUrl}/v1/match`, sandboxKey, profile))}
<h3>See the sites of one study</h3>
<p>Put the <code>nct_id</code> of an option at the end.</p>
${command(curl(`${publicUrl}/v1/availability/NCT01234567`, sandboxKey))}
<h3>Find words to ask with</h3>
${command(curl(`${publicUrl}/v1/conditions`, sandboxKey))}
<h3>For AI agents</h3>
<p>The same three functions are tools of the Model Context Protocol (Streamable HTTP) at
<code>${escaped(publicUrl)}/mcp</code>, with the same <code>Authorization</code> header.</p>
</section>
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>Every error has one shape: <code>error.code</code> and a sentence in <code>error.message</code>; where they help,
<code>field</code>, <code>known_keys</code> and <code>detail</code>; and <code>docs</code>, which leads here.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">When</th><th scope="col">What to do</th></tr></thead>
<tbody>
${Codes.all.map(row).join("\n")}
</tbody>
</table>
</section>
<section aria-labelledby="reference">
<h2 id="reference">Reference</h2>
<p>Everything in detail, to read and to try: the sandbox key is filled in, and each call that you send counts. The same
as a document: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<div id="swagger-ui" data-sandbox-key="${escaped(sandboxKey)}"></div>
<noscript><p>The interactive reference needs JavaScript; <a href="openapi.json">openapi.json</a> does not.</p></noscript>
</section>
</main>
</body>
</html>
`
