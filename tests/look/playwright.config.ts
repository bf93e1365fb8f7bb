import { LANGUAGES } from '@nusaria/contracts/headers'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'
import { DESKTOP, layoutOf, MOBILE } from '../support/layouts.ts'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import type { Options } from '../support/test.ts'

/** Window widths in px: a phone, the widest phone, the narrowest desktop, a tablet, a usual desktop. */
export const WIDTHS = [375, 749, 750, 1024, 1440] as const

/** Accepted pictures aren't in git: fonts and rounding differ from machine to machine. */
export default defineConfig<Options>({
  ...base,
  testDir: '.',
  outputDir: '../../.cache/look/results',
  snapshotPathTemplate: '../../.cache/look/accepted/{projectName}/{arg}{ext}',
  reporter: [['line'], ['html', { outputFolder: '../../.cache/look/report', open: 'never' }]],
  // As little as at the edge of a letter.
  expect: { ...base.expect, toHaveScreenshot: { threshold: 0.03 } },
  use: { ...base.use, launchOptions: BROWSER_WITH_IMAGES, painted: true },
  projects: WIDTHS.flatMap((width) =>
    LANGUAGES.map((language) => {
      const [layout, other] = layoutOf({ width }) === 'mobile' ? [MOBILE, /@desktop/] : [DESKTOP, /@mobile/]
      const viewport = { ...layout.viewport, width }
      return { name: `${width} ${language}`, use: { ...layout, viewport, language }, grepInvert: other }
    }),
  ),
  webServer: [base.webServer ?? []]
    .flat()
    .slice(0, 1)
    .map((shop) => ({ ...shop, cwd: '../..' })),
})
