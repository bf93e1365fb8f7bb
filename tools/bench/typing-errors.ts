import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'

/** A typed text, and a word in the name of the first product found; null where nothing must be found. */
const TYPED: readonly (readonly [typed: string, found: string | null])[] = [
  ['sampo', 'Sampo'],
  ['shampo', 'Sampo'],
  ['shampoo', 'Sampo'],
  ['shamp', 'Sampo'],
  ['kripik', 'Keripik'],
  ['krip', 'Keripik'],
  ['kerpik', 'Keripik'],
  ['kerpi', 'Keripik'],
  ['krupuk', 'Kerupuk'],
  ['coklat', 'Cokelat'],
  ['beras pandn wangi', 'Beras Pandan Wangi'],
  ['spatu lari', 'Sepatu Lari'],
  ['coffee', 'Kopi'],
  ['咖啡', 'Kopi'],
  ['kopi', 'Kopi'],
  ['qqxyzz', null],
]

/** Prints what typing errors find. Returns whether all results are right and "kopi" doesn't find caps ("topi"). */
export function benchTypingErrors(products: number): boolean {
  const catalogue = buildCatalogue({ seed: 1, size: products })
  console.log(`\nTyping errors, in ${products} products:`)
  let good = true
  for (const [typed, found] of TYPED) {
    const [suggested] = catalogue.suggest({ keyword: typed }, 10)
    const [first] = catalogue.find({ keyword: typed }).rows
    const right = [suggested, first].every((product) => (found === null ? product === undefined : product?.product_name.includes(found)))
    good &&= right
    console.log(`  ${right ? 'found' : 'WRONG'}  ${typed.padEnd(18)} ${suggested?.product_name ?? '(nothing)'}`)
  }
  const caps = catalogue.find({ keyword: 'kopi' }).rows.filter(({ product_name }) => product_name.includes('Topi'))
  console.log(`  "kopi" finds ${caps.length === 0 ? 'no cap' : 'CAPS'}`)
  return good && caps.length === 0
}
