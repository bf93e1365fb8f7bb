/** The initials of a member without a picture: first letters of first and last name, in capitals; empty for a name without letters, such as a masked phone number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
  return letters.join('').toUpperCase()
}
