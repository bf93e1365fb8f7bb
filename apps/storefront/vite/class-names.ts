/** Class names as short as can be (`a0`, `a1`, …): every one travels twice, in the style sheet and in the code. */
export function shortClassNames(): (name: string, file: string) => string {
  const given = new Map<string, string>()
  return (name, file) => {
    const key = `${file.split('?')[0]}|${name}`
    const known = given.get(key)
    if (known) return known
    const made = `n${given.size.toString(36)}`
    given.set(key, made)
    return made
  }
}
