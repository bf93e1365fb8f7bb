import type { Language } from '@nusaria/contracts/headers'
import { beforeEach, expect, it, vi } from 'vitest'
import { changeLanguage, i18n, pendingTexts, retryFailedTexts, startI18n } from './i18n.ts'
import { currentLanguage, storedLanguage, storeLanguage } from './language.ts'

const line = vi.hoisted(() => ({ broken: [] as string[], slow: {} as Record<string, Promise<void>> }))
vi.mock('@nusaria/locales/load', () => ({
  loadTexts: async (language: Language, namespace: string) => {
    await line.slow[language]
    if (line.broken.includes(`${language}/${namespace}`)) throw new TypeError('Failed to fetch')
    return { word: `${language} ${namespace}` }
  },
  textVariables: {},
}))

const word = (namespace: string) => i18n.t(`${namespace}:word` as 'common:loading')

beforeEach(async () => {
  line.broken = []
  line.slow = {}
  await startI18n()
  await changeLanguage('en')
  await i18n.loadNamespaces(['cart'])
})

it('switches everything shown so far at once, and remembers the choice', async () => {
  expect(await changeLanguage('id', { store: true })).toBe(true)
  expect([word('common'), word('cart')]).toEqual(['id common', 'id cart'])
  expect([currentLanguage(), storedLanguage(), document.documentElement.lang]).toEqual(['id', 'id', 'id'])
})

it('stores the choice and sends it with calls before the texts change', async () => {
  const during: unknown[] = []
  const note = () => during.push([storedLanguage(), currentLanguage()])
  i18n.on('languageChanged', note)
  await changeLanguage('id', { store: true })
  i18n.off('languageChanged', note)
  expect(during).toEqual([['id', 'id']])
})

it('changes nothing when some texts fail to load, and works on the next try', async () => {
  storeLanguage('en')
  line.broken = ['zh-CN/cart']
  await expect(changeLanguage('zh-CN', { store: true })).rejects.toThrow('Failed to fetch')
  expect([word('common'), word('cart'), currentLanguage(), storedLanguage()]).toEqual(['en common', 'en cart', 'en', 'en'])
  line.broken = []
  expect(await changeLanguage('zh-CN', { store: true })).toBe(true)
  expect([word('common'), word('cart'), storedLanguage()]).toEqual(['zh-CN common', 'zh-CN cart', 'zh-CN'])
})

it('ends in the language chosen last, in whichever order the texts load', async () => {
  await i18n.loadNamespaces(['order'])
  let arrive: () => void = () => {}
  line.slow = { id: new Promise((resolve) => (arrive = resolve)) }
  const first = changeLanguage('id', { store: true })
  const last = changeLanguage('en', { store: true })
  expect(await last).toBe(true)
  arrive()
  expect(await first).toBe(false)
  expect([currentLanguage(), storedLanguage(), word('common')]).toEqual(['en', 'en', 'en common'])
})

it('shows no keys of texts that failed to load, and loads them on the next try', async () => {
  line.broken = ['en/promotion']
  await i18n.loadNamespaces(['promotion'])
  expect(() => word('promotion')).toThrow('Texts that failed to load: promotion:word')
  line.broken = []
  retryFailedTexts()
  await pendingTexts(i18n, 'promotion')
  expect(word('promotion')).toBe('en promotion')
})
