import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig, defineSlotRecipe } from '@chakra-ui/react'
import { LIMITS } from '@nusaria/contracts/limits'
import { createContext, type ReactNode, useContext } from 'react'
import { tokens } from '../tokens.ts'

const slots = ['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger', 'header', 'body', 'footer']

const backdrop = {
  position: 'fixed',
  inset: 0,
  zIndex: 'calc(50 + var(--layer-index, 0))',
  background: 'scrim',
  // The page itself takes no presses meanwhile, except what asks for them in its own rules.
  _open: { pointerEvents: 'auto', animation: 'fade-in {durations.base} {easings.ease}' },
  _closed: { animation: 'fade-out {durations.fast} {easings.ease-exit}' },
} as const

const positioner = {
  position: 'fixed',
  inset: '0 0 var(--keyboard, 0px)',
  zIndex: 'calc(50 + var(--layer-index, 0))',
  display: 'flex',
} as const

const content = {
  position: 'relative',
  width: '100%',
  '--surface': 'var(--raised)',
  background: 'raised',
  boxShadow: 'e3',
  outline: 'none',
} as const

const title = { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 800, letterSpacing: '-.02em', textWrap: 'balance' } as const

const dialogRecipe = defineSlotRecipe({
  className: 'nu-dialog',
  slots,
  base: {
    backdrop,
    positioner: {
      ...positioner,
      padding: 'calc(1rem + var(--safe-top)) 1rem calc(1rem + var(--safe-bottom))',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    // Taller than the window, its body scrolls: title and buttons stay in view.
    content: {
      ...content,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: '100%',
      margin: 'auto',
      borderRadius: 'dialog',
      _open: { animation: 'zoom-in {durations.base} {easings.ease}' },
      _closed: { animation: 'fade-out {durations.fast} {easings.ease-exit}' },
    },
    // A long title ends before the close button.
    header: { padding: '1.5rem 1.5rem 0', '&:has(~ [data-part=close-trigger])': { paddingInlineEnd: '3.5rem' } },
    title,
    body: {
      padding: '.75rem 1.5rem 1.5rem',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      '&:has(~ [data-part=footer])': { paddingBottom: '.75rem' },
    },
    footer: { display: 'flex', flex: 'none', gap: '.625rem', padding: '.75rem 1.5rem 1.5rem', '& > *': { flex: 1 } },
    closeTrigger: { position: 'absolute', top: '.75rem', insetInlineEnd: '.75rem' },
  },
  variants: {
    size: {
      confirm: { content: { maxWidth: '20rem', textAlign: 'center' } },
      form: { content: { maxWidth: '25rem' } },
      wide: { content: { maxWidth: '40rem' } },
      /** Two columns side by side; brings its own padding. */
      split: { content: { maxWidth: '52.5rem', overflow: 'hidden' }, body: { padding: 0 } },
    },
  },
  defaultVariants: { size: 'form' },
})

const drawerRecipe = defineSlotRecipe({
  className: 'nu-sheet',
  slots,
  base: {
    backdrop,
    positioner: { ...positioner, alignItems: 'flex-end' },
    content: {
      ...content,
      display: 'flex',
      flexDirection: 'column',
      maxHeight: 'min(88dvh, 100dvh - 1rem - var(--safe-top) - var(--keyboard, 0px))',
      paddingTop: '.5rem',
      borderRadius: '{radii.xl} {radii.xl} 0 0',
      _before: {
        content: '""',
        flex: 'none',
        width: '2.25rem',
        height: '.25rem',
        margin: '0 auto .25rem',
        borderRadius: 'full',
        background: 'line-soft',
      },
      _open: { animation: 'slide-up {durations.base} {easings.ease}' },
      _closed: { animation: 'slide-down {durations.base} {easings.ease-exit}' },
    },
    header: { flex: 'none', padding: '.5rem 3.5rem .5rem 1rem' },
    title,
    body: {
      flex: 1,
      minHeight: 0,
      padding: '.25rem 1rem 1rem',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      '&:not(:has(~ [data-part=footer]))': { paddingBottom: 'calc(1rem + var(--safe-bottom))' },
    },
    footer: {
      display: 'flex',
      flex: 'none',
      gap: '.625rem',
      padding: '.75rem 1rem calc(.75rem + var(--safe-bottom))',
      boxShadow: 'e-up',
      '& > *': { flex: 1 },
    },
    closeTrigger: { position: 'absolute', top: '.75rem', insetInlineEnd: '.5rem' },
  },
})

/** The CSS variables of tokens: on a dark page they have other values. */
function variables(values: Readonly<Record<string, string>>, prefix = ''): Record<string, { readonly value: string }> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, { value: `var(--${prefix}${name})` }]))
}

/** The reset and the variables that paint are in the first CSS, so preflight is off. The base config lacks prefix and root, which are needed. */
const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: false,
    cssVarsPrefix: 'nu',
    cssVarsRoot: ':where(:root, :host)',
    theme: {
      breakpoints: { md: `${LIMITS.mobileBreakpoint}px`, lg: `${LIMITS.desktopMinWidth}px` },
      tokens: {
        colors: variables(tokens.colors),
        radii: variables(tokens.radii, 'r-'),
        shadows: variables(tokens.shadows),
        durations: variables(tokens.durations),
        easings: variables(tokens.easings),
        fonts: variables(tokens.fonts),
      },
      keyframes: {
        'fade-in': { from: { opacity: 0 } },
        'fade-out': { to: { opacity: 0 } },
        'zoom-in': { from: { opacity: 0, transform: 'scale(.96)' } },
        'slide-up': { from: { transform: 'translateY(100%)' } },
        'slide-down': { to: { transform: 'translateY(100%)' } },
      },
      slotRecipes: { dialog: dialogRecipe, drawer: drawerRecipe },
    },
  }),
)

const InsideChakraScope = createContext(false)

/** Chakra's provider for one overlay: a late provider around the app would remount it. Nested overlays reuse it. */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  if (useContext(InsideChakraScope)) return children
  return (
    <InsideChakraScope.Provider value={true}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </InsideChakraScope.Provider>
  )
}
