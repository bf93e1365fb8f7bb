import { BASE } from '../vite/base.mjs'

/** A `UserConfig` of Ladle. */
export default {
  stories: ['src/**/*.stories.tsx', '.screens/*.stories.tsx'],
  base: BASE,
  viteConfig: 'vite.config.ts',
  outDir: `dist${BASE}`,
  port: Number(process.env.PORT ?? 5177),
  previewPort: Number(process.env.PORT ?? 5177),
  // An `index` of 300 screens is read by its groups.
  expandStoryTree: false,
  // What holds for every page comes first.
  defaultStory: 'rules--rules',
  addons: {
    // Gallery and shop follow the system's theme, and read from left to right.
    theme: { enabled: false },
    rtl: { enabled: false },
    a11y: { enabled: true },
    width: { options: { phone: 375, 'below desktop': 749, desktop: 750, tablet: 1024, wide: 1440 }, enabled: true, defaultState: 0 },
  },
}
