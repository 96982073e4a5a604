/** Behind a city's key in the table: by far the largest of its name in the world, and so in its country; or only there. */
export const inWorld = "!"

export const inCountry = "*"
