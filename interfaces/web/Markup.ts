import type { NamedArea } from "../../domain/condition/AreaNames.ts"
import { escaped } from "../Escaping.ts"

/** What the page is told by the service it comes from. */
export interface Settings {
  readonly sandboxKey: string
  /** What its answers say of themselves beyond the usual; empty where that is nothing. */
  readonly notice: string
  readonly areas: ReadonlyArray<
    NamedArea & { readonly stages: ReadonlyArray<string>; readonly biomarkers: ReadonlyArray<string> }
  >
}

/** The page as it is sent: what the script fills. Its addresses are relative, so that it works behind any prefix. */
export const markup = (settings: Settings): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Find open clinical trials for an illness, and what to ask them. For information only; not medical advice.">
<title>Find clinical trials</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page/style.css">
<script src="page/script.js" type="module"></script>
</head>
<body>
<div id="page" data-settings="${escaped(JSON.stringify(settings))}">
<header><h1>Find clinical trials</h1></header>
<main class="arriving">
<noscript>
<p>This page needs JavaScript, which is turned off in this browser.</p>
<p lang="es">Esta página necesita JavaScript, que está desactivado en este navegador.</p>
</noscript>
<p>If no form appears here, load the page again. You can also search the registry itself at
<a href="https://clinicaltrials.gov">ClinicalTrials.gov</a>, or read <a href="docs">how to ask this service by program</a>.
This page informs. It gives no medical advice.</p>
<p lang="es">Si aquí no aparece ningún formulario, cargue la página otra vez. También puede buscar en el registro mismo,
escrito en inglés: <a href="https://clinicaltrials.gov">ClinicalTrials.gov</a>. Esta página informa. No da consejo médico.</p>
</main>
</div>
</body>
</html>
`
