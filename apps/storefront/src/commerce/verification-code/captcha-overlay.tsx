import type { ComponentProps } from 'react'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'
import type { CaptchaDialog } from './captcha-dialog.tsx'

const LazyDialog = lazyOverlay(async () => {
  const [{ CaptchaDialog: dialog }] = await Promise.all([import('./captcha-dialog.tsx'), import('#ui/chakra/chakra-dialog.tsx')])
  return { default: dialog }
})

/** The captcha's dialog, loaded when it first opens. */
export function CaptchaOverlay(props: ComponentProps<typeof CaptchaDialog>) {
  return useLazyMount(props.open) && <LazyDialog {...props} />
}
