import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import { tokens } from '@nusaria/storefront/shared/ui/tokens'

const { colors } = tokens

const quiet = { colorPalette: 'gray' } as const

/** The workbench's theme: the shop's colours, denser, light only. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    theme: {
      // Red is for the primary action; all others are grey.
      recipes: {
        button: { variants: { variant: { outline: quiet, ghost: quiet, subtle: quiet, solid: { _hover: { bg: 'colorPalette.fg' } } } } },
        badge: { variants: { variant: { subtle: quiet, plain: quiet } } },
      },
      tokens: {
        fonts: { body: { value: tokens.fonts.font }, heading: { value: tokens.fonts.font } },
        colors: {
          brand: {
            50: { value: colors['sambal-50'] },
            100: { value: colors['sambal-100'] },
            500: { value: colors.sambal },
            600: { value: colors['sambal-600'] },
            700: { value: colors['sambal-700'] },
            900: { value: colors['sambal-900'] },
          },
        },
      },
      semanticTokens: {
        colors: {
          bg: { DEFAULT: { value: colors.surface }, subtle: { value: colors.paper }, muted: { value: colors.sunken } },
          fg: {
            DEFAULT: { value: colors.ink },
            muted: { value: colors['ink-2'] },
            subtle: { value: colors['ink-3'] },
            error: { value: '{colors.red.700}' },
            success: { value: '{colors.green.700}' },
          },
          border: { DEFAULT: { value: colors.line }, emphasized: { value: colors['line-strong'] } },
          brand: {
            solid: { value: '{colors.brand.500}' },
            contrast: { value: colors['on-dark'] },
            fg: { value: '{colors.brand.700}' },
            muted: { value: '{colors.brand.100}' },
            subtle: { value: '{colors.brand.50}' },
            emphasized: { value: '{colors.brand.100}' },
            focusRing: { value: colors.ink },
          },
        },
      },
    },
    globalCss: {
      html: { colorPalette: 'brand', fontSize: '15px' },
      body: { bg: 'bg.subtle', color: 'fg' },
      // For screen readers only.
      '.unseen': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    },
  }),
)
