import type { Rng } from '../../lib/rng.ts'
import type { KeywordRow } from './types.ts'

/** What people search most; each finds something in the shop. */
const popular = [
  'keripik singkong', 'kopi gayo', 'beras pandan wangi', 'madu hutan', 'tabir surya', 'sambal bawang', 'minyak goreng', 'popok celana',
  'susu full cream', 'mi instan', 'sampo', 'deterjen', 'telur ayam', 'headphone nirkabel', 'cokelat', 'sepatu lari', 'teh melati', 'kukis',
  'tisu wajah', 'boneka beruang', 'bank daya', 'serum vitamin c', 'air kelapa', 'raket bulu tangkis',
] // biome-ignore format: a word list reads in rows

/** Searched more often than last week. */
const rising = [
  'basreng pedas', 'kopi susu gula aren', 'bakpia', 'matras yoga', 'dimsum', 'jam tangan pintar', 'parfum melati', 'tenda kemah', 'lilin aroma',
  'keripik tempe', 'jamu kunyit asam', 'yogurt stroberi', 'kurma sukari', 'ransel anak', 'cokelat praline', 'lulur', 'es krim', 'kacang mete',
  'mangga harum manis', 'sabun batang', 'penanak nasi', 'earbud', 'pie susu', 'kaus polos',
] // biome-ignore format: a word list reads in rows

/** Keywords offered under the search box. */
export const recommendedWords = [
  'camilan pedas', 'kopi arabika', 'roti tawar', 'sambal', 'perawatan wajah', 'oleh-oleh', 'buah tropis', 'bumbu rendang', 'susu kedelai',
  'mainan anak', 'alat masak', 'lampu led',
] // biome-ignore format: a word list reads in rows

function counted(words: readonly string[], first: number, rng: Rng): readonly KeywordRow[] {
  let count = first
  return words.map((keyword) => {
    const row = Object.freeze({ keyword, search_count: count })
    count = Math.max(120, Math.round(count * (0.82 + rng.next() * 0.12)))
    return row
  })
}

/** Both ranked lists, most searched first. The counts go from tens of thousands down to hundreds. */
export function buildKeywords(rng: Rng): { readonly hot: readonly KeywordRow[]; readonly rising: readonly KeywordRow[] } {
  return { hot: counted(popular, 24_600 + rng.int(0, 900), rng), rising: counted(rising, 9_400 + rng.int(0, 500), rng) }
}
