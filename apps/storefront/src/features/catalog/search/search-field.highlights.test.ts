import { expect, it } from 'vitest'
import { highlightMatches } from './search-field.tsx'

/** The name with what is marked in brackets. */
function shown(name: string, typed: string): string {
  return highlightMatches(name, typed)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')
}

it.each([
  ['Kopi Gayo 200 g', 'kopi', '[Kopi] Gayo 200 g'],
  ['Bubuk Kopi Gayo', 'KOPI', 'Bubuk [Kopi] Gayo'],
  ['Kopi Gayo Sangrai', 'gayo kopi', '[Kopi] [Gayo] Sangrai'],
  ['Keripik Singkong', 'sing  ker', '[Ker]ipik [Sing]kong'],
  ['Crème Brûlée', 'creme brul', '[Crème] [Brûl]ée'],
  ['Creme Puff', 'crè', '[Crè]me Puff'.replace('è', 'e')],
  ['Susu Kedelai', 'kopi', 'Susu Kedelai'],
  ['Susu Kedelai', '  ', 'Susu Kedelai'],
  ['Susu 7" isi', '7"', 'Susu [7"] isi'],
  ['Anti-Nyamuk (Isi 2)', 'isi (', 'Anti-Nyamuk [(][Isi] 2)'.replace('][', '')],
])('in %j, typing %j highlights %j', (name, typed, expected) => {
  expect(shown(name, typed)).toBe(expected)
})

it('prefers matches at word starts', () => {
  expect(shown('Santan Kara Asli', 'a')).toBe('Santan Kara [A]sli')
  expect(shown('Shampo', 'ampo')).toBe('Sh[ampo]')
})

it('keeps every name unchanged', () => {
  for (const name of ['Kopi 🫘 Gayo', 'ﬁlter', 'e\u0301clair', ''])
    expect(
      highlightMatches(name, 'k fi e')
        .map(({ text }) => text)
        .join(''),
    ).toBe(name)
})
