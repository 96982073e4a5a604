const dark = window.matchMedia("(prefers-color-scheme: dark)")
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches)
follow()
dark.addEventListener("change", follow)

const place = document.querySelector("#swagger-ui")

// Swagger UI gives neither of these a name.
const mend = () => {
  place.querySelector("main")?.setAttribute("aria-label", "Operations")
  place.querySelector("#servers")?.setAttribute("aria-label", "Server")
}
new MutationObserver(mend).observe(place, { childList: true, subtree: true })

const ui = window.SwaggerUIBundle({
  domNode: place,
  url: new URL("openapi.json", document.baseURI).href,
  validatorUrl: null,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  onComplete: () => ui.preauthorizeApiKey("ApiKey", place.dataset.sandboxKey),
})
