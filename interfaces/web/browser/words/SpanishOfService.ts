import type { Words } from "./English.ts"

/** What the service says in fixed sentences, in Spanish. */
export const spanishOfService: Words["ofService"] = {
  "Made-up studies: none of them exists, and links to their records lead nowhere.":
    "Estudios inventados: ninguno existe, y los enlaces a sus registros no llevan a ninguna parte.",
  "Information for navigation only, not medical advice.": "Información solo para orientarse, no es consejo médico.",
  "It shows what the public registry publishes; free-text criteria are signposts, not verdicts.":
    "Muestra lo que publica el registro público; los criterios escritos en texto libre son indicios, no decisiones.",
  "Only the trial site decides who is eligible.": "Solo el centro del estudio decide quién puede participar.",
  "Facility not published": "Centro no publicado",
}
