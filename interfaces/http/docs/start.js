const dark = window.matchMedia("(prefers-color-scheme: dark)")
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches)
follow()
dark.addEventListener("change", follow)

const place = document.querySelector("#swagger-ui")

const ui = window.SwaggerUIBundle({
  domNode: place,
  url: new URL("openapi.json", document.baseURI).href,
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  onComplete: () => ui.preauthorizeApiKey("ApiKey", place.dataset.sandboxKey),
})
