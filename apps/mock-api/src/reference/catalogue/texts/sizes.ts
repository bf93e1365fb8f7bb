type SizeRule = readonly [pattern: RegExp, en: string, zh: string]

/** Sizes are translated by pattern: words around a number. The first matching rule applies. */
const rules: readonly SizeRule[] = [
  [/^(S|M|L|XL) Isi (\d+)/, '$1, $2 pieces', '$1 码 $2 片'],
  [/^Isi (\d+)/, 'Pack of $1', '$1 件装'],
  [/^Pot (\d+) cm/, '$1 cm pot', '$1 厘米盆'],
  [/(\d+) kantong/, '$1 bags', '$1 包'],
  [/(\d+) gulung/, '$1 rolls', '$1 卷'],
  [/^1 lembar/, '1 sheet', '1 张'],
  [/(\d+) lembar/, '$1 sheets', '$1 张'],
  [/^1 buah/, '1 piece', '1 个'],
  [/(\d+) buah/, '$1 pieces', '$1 个'],
  [/^1 sisir/, '1 hand', '1 把'],
  [/([\d–]+) tahun/, '$1 years', '$1 岁'],
  [/(\d+) inci/, '$1 inch', '$1 英寸'],
  [/(\d+) orang/, '$1 people', '$1 人'],
]

/** Translates a size, or a specification that begins with one, with the language's decimal point: `1,5 L × 2`. */
export function sizeText(language: 'en' | 'zh-CN', text: string): string {
  const [pattern, en, zh] = rules.find(([rule]) => rule.test(text)) ?? [/$^/, '', '']
  const worded = text.replace(pattern, language === 'en' ? en : zh)
  return worded.replace(/(\d)\.(\d{3})/, '$1,$2').replace(/(\d),(\d{1,2})(?=\D|$)/, '$1.$2')
}
