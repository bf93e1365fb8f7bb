import type { Translated } from '../catalogue/types.ts'

/** An amount of Rupiah as texts say it: Rp125.000. */
export function rupiah(amount: number): string {
  return `Rp${new Intl.NumberFormat('id-ID').format(amount)}`
}

/** What comes back, in words: an amount of Rupiah, coins, or both. */
export function givenBack(amount: number, coins: number): Translated {
  const count = new Intl.NumberFormat('id-ID').format(coins)
  const sum = rupiah(amount)
  if (coins === 0) return { en: sum, id: sum, 'zh-CN': sum }
  const only = { en: `${count} ${coins === 1 ? 'coin' : 'coins'}`, id: `${count} koin`, 'zh-CN': `${count} 枚金币` }
  if (amount === 0) return only
  return { en: `${sum} and ${only.en}`, id: `${sum} dan ${only.id}`, 'zh-CN': `${sum} 和 ${only['zh-CN']}` }
}
