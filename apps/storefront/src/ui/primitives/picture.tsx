import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { config } from '#platform/config/config.ts'
import { listen } from '#platform/events.ts'
import { cx } from '../cx.ts'
import { Kawung } from './kawung.tsx'
import css from './picture.module.css'
import { CARD_SIZES, toSourceSet } from './source-set.ts'

/** Pass `source` to the image. A lost picture loads again when the network returns. If the service that resizes it fails, it loads unresized. */
export function usePicture(src: string, sizes = CARD_SIZES) {
  const srcSet = toSourceSet(src, config.pictureService)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (failed === undefined) return
    return listen(window, ['online'], () => setFailed(undefined))
  }, [failed])
  const plain = srcSet === undefined || failed === srcSet
  return {
    lost: !src || failed === src,
    source: { ...(!plain && { sizes, srcSet }), src, onError: () => setFailed(plain ? src : srcSet) },
  } as const
}

/** px: the ratio of a picture of goods; styles give its size. */
const SIDE = 400

interface Props extends Pick<ComponentProps<'img'>, 'alt' | 'sizes' | 'draggable'> {
  readonly src: string
  /** In the first viewport: not loaded lazily; `first` has the highest priority. */
  readonly early?: boolean | 'first'
  /** The box: square and as wide as its surroundings, unless the class says otherwise. */
  readonly className?: string
  /** Elements over the picture: ribbons, a rank. */
  readonly children?: ReactNode
}

function FallbackDrawing({ alt }: { readonly alt: string }) {
  return (
    <span className={cx('center', css.drawn)} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path
          d="M13 17h22l3 22H10zM18.5 20v-5a5.5 5.5 0 0 1 11 0v5"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <svg x="17" y="22" width="14" height="14" aria-hidden="true">
          <Kawung />
        </svg>
      </svg>
    </span>
  )
}

/** A picture of goods, with its space reserved. If it fails, a drawing of the same size is shown. No `alt` where a text beside it names it. */
export function Picture({ src, alt = '', early, sizes, draggable, className, children }: Props) {
  const { lost, source } = usePicture(src, sizes)
  return (
    <span className={cx(css.box, className)}>
      {lost ? (
        <FallbackDrawing alt={alt} />
      ) : (
        <img
          {...source}
          alt={alt}
          width={SIDE}
          height={SIDE}
          draggable={draggable}
          loading={early ? 'eager' : 'lazy'}
          decoding={early === 'first' ? 'auto' : 'async'}
          fetchPriority={early === 'first' ? 'high' : 'auto'}
        />
      )}
      {children}
    </span>
  )
}
