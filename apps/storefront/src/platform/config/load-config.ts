import { CONFIG_ELEMENT } from '@nusaria/server/site/config-file'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { applyConfig } from './config.ts'

/** Applies `/config.json`. A server that renders the page checks it and writes it into the page. False when it can't be used: the page says why. */
export async function loadConfig(): Promise<boolean> {
  const inlined = document.getElementById(CONFIG_ELEMENT)?.textContent
  const file: ConfigFile | null = inlined ? JSON.parse(inlined) : await (await import('./fetch-config.ts')).fetchConfig()
  if (!file) return false
  const { stores, ...all } = file
  applyConfig(all)
  if (stores) applyConfig((await import('./choose-store.ts')).chooseStore(stores, location))
  return true
}
