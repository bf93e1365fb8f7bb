import { useSyncExternalStore } from 'react'
import { listen } from '../events.ts'
import { safeLocalStorage } from '../state/browser-storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const storedTheme = (): Theme => THEMES.find((theme) => theme === safeLocalStorage.get('appearance')) ?? 'system'

/** Keeps the choice on this device. The page's inline script applies it, as it does another tab's: see `vite/theme-script.ts`. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') safeLocalStorage.remove('appearance')
  else safeLocalStorage.set('appearance', theme)
  // Browsers send it to other tabs alone.
  window.dispatchEvent(new Event('storage'))
}

const subscribe = (listener: () => void) => listen(window, ['storage'], listener)

export const useTheme = () => useSyncExternalStore<Theme>(subscribe, storedTheme, () => 'system')
