import { LANGUAGES } from '@nusaria/contracts/headers'
import { DESKTOP, layoutOf, MOBILE } from '@nusaria/scenario-runner/support/layouts'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { PLAYWRIGHT_CONFIG, SHOP_SERVER } from '@nusaria/scenario-runner/support/playwright-config'
import type { Options } from '@nusaria/scenario-runner/support/test'
import { defineConfig } from '@playwright/test'

/** Window widths in px: a phone, the widest phone, the narrowest desktop, a tablet, a usual desktop. */
export const WIDTHS = [375, 749, 750, 1024, 1440] as const

/** Accepted pictures aren't in git: fonts and rounding differ from machine to machine. */
export default defineConfig<Options>({
  ...PLAYWRIGHT_CONFIG,
  testDir: '.',
  outputDir: '../../.cache/look/results',
  snapshotPathTemplate: '../../.cache/look/accepted/{projectName}/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../../.cache/look/report', open: 'never' }]],
  // As little as at the edge of a letter.
  expect: { ...PLAYWRIGHT_CONFIG.expect, toHaveScreenshot: { threshold: 0.03, stylePath: 'selection.css' } },
  use: { ...PLAYWRIGHT_CONFIG.use, launchOptions: BROWSER_WITH_IMAGES, painted: true },
  projects: WIDTHS.flatMap((width) =>
    LANGUAGES.map((language) => {
      const [layout, other] = layoutOf({ width }) === 'mobile' ? [MOBILE, /@desktop/] : [DESKTOP, /@mobile/]
      const viewport = { ...layout.viewport, width }
      return { name: `${width} ${language}`, use: { ...layout, viewport, language }, grepInvert: other }
    }),
  ),
  webServer: SHOP_SERVER,
})
