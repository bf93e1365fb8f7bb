import { describe, expect, it } from 'vitest'
import { isBlank, isMarkup } from './markup.ts'
import { plainText } from './plain-text.ts'

const TYPED = [
  'a < b & c',
  'a < b > c',
  'Suhu <90 °C, berat >5 kg',
  'a <b and c> d',
  'x<y',
  'Kopi &amp; teh',
  '5 > 3\n2 < 4',
  'I <3 kopi',
  '',
]

it.each(TYPED)('a text that is no HTML stays as it is typed: %s', (text) => {
  expect([isMarkup(text), plainText(text)]).toEqual([false, text])
})

it.each([
  ['<p>Kopi <b>asli</b></p>', 'Kopi asli'],
  ['<P>Satu</P>\n\n<P CLASS="x">Dua&nbsp;tiga', 'Satu\nDua tiga'],
  ['Satu<br>dua<br/>tiga', 'Satu\ndua\ntiga'],
  ['<h2>Isi</h2><ul><li>satu</li><li>dua</ul>', 'Isi\n• satu\n• dua'],
  ['<table><tr><th>Berat</th><td>5 kg</td></tr><tr><th>Asal</th><td>Gayo</td></tr></table>', 'Berat 5 kg\nAsal Gayo'],
  ['<p>a &lt; b &amp; c &#39;d&#x27; &hellip; &unknown; &#0;&#1114112;</p>', "a < b & c 'd' … &unknown;"],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ['<p title="a > b">satu</p>', 'satu'],
  ['<p>a < b</p>', 'a < b'],
  ['<p>satu</p><script>if (a < b) alert("</p>")</script><style>p { color: red }</style><p>dua</p>', 'satu\ndua'],
  ['<p>satu<!-- <b>tidak</b> -->dua</p>', 'satudua'],
  ['<img src=x onerror=alert(1)>satu', 'satu'],
  ['<svg onload=alert(1)><text>x</text></svg>satu', 'satu'],
  ['satu<script>never closed</p>', 'satu'],
  ['<p>satu</p><!-- never closed <p>dua</p>', 'satu'],
])('the words of %s', (html, words) => {
  expect(isMarkup(html)).toBe(true)
  expect(plainText(html)).toBe(words)
})

describe('a long text', () => {
  // Each would take minutes if a tag's end were looked for from every beginning.
  it.each(['<a "', '<!--', '<script>', '<a', '</', '&#', '<p ', "<p title='"])('of %s is read within a moment', (part) => {
    const before = performance.now()
    plainText(`<p>x</p>${part.repeat(50_000)}`)
    isBlank(part.repeat(50_000))
    expect(performance.now() - before).toBeLessThan(5_000)
  })
})

it.each(['', ' ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>\n<div> </div>'])('%s is blank', (html) => {
  expect(isBlank(html)).toBe(true)
})

it.each(['x', '<p>x</p>', '<img src="/media/a.jpg">', 'a < b'])('%s is not blank', (html) => {
  expect(isBlank(html)).toBe(false)
})
