import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react'
import type { ColorName } from '@nusaria/storefront/ui/tokens'

const quiet = { colorPalette: 'gray' } as const

/** A token of the shop. The tokens follow the system's theme by themselves. */
const token = (name: ColorName) => ({ value: `var(--${name})` })

/** The colours of a palette, as Chakra's parts ask for them. */
function palette(names: Readonly<Record<'solid' | 'contrast' | 'fg' | 'muted' | 'subtle', ColorName>>, border: ColorName = names.solid) {
  const { solid, contrast, fg, muted, subtle } = names
  return {
    solid: token(solid),
    contrast: token(contrast),
    fg: token(fg),
    muted: token(muted),
    emphasized: token(muted),
    subtle: token(subtle),
    focusRing: token('ink'),
    border: token(border),
  }
}

/** A control is seen by its border. */
const field = { borderColor: 'border.emphasized' } as const

/** What can be touched around a small button: 44 px in each direction. */
const roomAround = { content: '""', position: 'absolute', inset: 'min(0px, 50% - 22px)' } as const

const amber = palette({ solid: 'kunyit', contrast: 'on-bright', fg: 'kunyit-ink', muted: 'kunyit-200', subtle: 'kunyit-50' })

/** The tools' theme: the shop's tokens, denser. */
export const system = createSystem(
  defaultConfig,
  defineConfig({
    theme: {
      // Red is for the primary action; all others are grey.
      recipes: {
        button: {
          base: { fontWeight: '700', position: 'relative', _after: roomAround },
          defaultVariants: { size: 'sm' },
          variants: { variant: { outline: quiet, ghost: quiet, subtle: quiet, solid: { _hover: { bg: 'colorPalette.fg' } } } },
        },
        input: { variants: { variant: { outline: field } }, defaultVariants: { size: 'sm' } },
        textarea: { variants: { variant: { outline: field } }, defaultVariants: { size: 'sm' } },
        badge: { variants: { variant: { subtle: quiet, plain: quiet, outline: quiet } } },
      },
      slotRecipes: {
        // A switch that is off is seen by its track.
        switch: {
          slots: ['root', 'label', 'control', 'thumb', 'indicator'],
          variants: { variant: { solid: { control: { bg: 'border.emphasized' } } } },
        },
        nativeSelect: {
          slots: ['root', 'field', 'indicator'],
          variants: { variant: { outline: { field } } },
          defaultVariants: { size: 'sm' },
        },
      },
      tokens: { fonts: { body: { value: 'var(--font)' }, heading: { value: 'var(--font)' } } },
      semanticTokens: {
        radii: { l1: { value: 'var(--r-tag)' }, l2: { value: 'var(--r-sm)' }, l3: { value: 'var(--r-md)' } },
        colors: {
          bg: {
            DEFAULT: token('surface'),
            subtle: token('paper'),
            muted: token('sunken'),
            emphasized: token('bone-2'),
            panel: token('raised'),
            inverted: token('ink'),
            error: token('error-50'),
            warning: token('kunyit-50'),
            success: token('pandan-50'),
            info: token('nila-50'),
          },
          fg: {
            DEFAULT: token('ink'),
            muted: token('ink-2'),
            subtle: token('ink-3'),
            inverted: token('surface'),
            error: token('error-700'),
            warning: token('kunyit-ink'),
            success: token('pandan-ink'),
            info: token('nila-ink'),
          },
          border: {
            DEFAULT: token('line'),
            muted: token('line'),
            subtle: token('line'),
            emphasized: token('line-strong'),
            error: token('error'),
            inverted: token('line-strong'),
          },
          brand: {
            ...palette({ solid: 'sambal', contrast: 'on-dark', fg: 'sambal-700', muted: 'sambal-100', subtle: 'sambal-50' }),
            hover: token('sambal-600'),
          },
          gray: palette({ solid: 'ink', contrast: 'surface', fg: 'ink', muted: 'bone-2', subtle: 'sunken' }, 'line-strong'),
          red: palette({ solid: 'error', contrast: 'on-dark', fg: 'error-700', muted: 'sambal-100', subtle: 'error-50' }),
          green: palette({ solid: 'pandan', contrast: 'on-dark', fg: 'pandan-ink', muted: 'pandan-200', subtle: 'pandan-50' }),
          blue: palette({ solid: 'nila', contrast: 'on-dark', fg: 'nila-ink', muted: 'nila-50', subtle: 'nila-50' }),
          orange: amber,
          yellow: amber,
        },
      },
    },
    globalCss: {
      html: { colorPalette: 'brand', fontSize: '15px' },
      body: { bg: 'bg.subtle', color: 'fg', wordSpacing: '.05em', textRendering: 'geometricPrecision' },
      'button, input, select, textarea': { wordSpacing: 'inherit', textRendering: 'inherit' },
    },
  }),
)
