const to = (kind: string) => (name: string) => ({ $ref: `#/components/${kind}/${name}` })

export const schema = to("schemas")
export const header = to("headers")
export const parameter = to("parameters")
export const response = to("responses")
