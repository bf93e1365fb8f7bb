import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../cx.ts'
import { Kawung } from './kawung.tsx'
import css from './picture.module.css'

/** Whether a picture failed to load; it loads again when the network returns. Pass `onError` to the image. */
export function usePictureFallback(src: string) {
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (lost === undefined) return
    const again = () => setLost(undefined)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [lost])
  return { lost: lost === src, onError: () => setLost(src) } as const
}

/** px: the ratio of a picture of goods; styles give its size. */
const SIDE = 400

interface Props {
  readonly src: string
  /** The alternative text, unless a text beside it names it. */
  readonly alt?: string
  /** In the first viewport: not loaded lazily; `first` has the highest priority. */
  readonly early?: boolean | 'first'
  readonly draggable?: boolean
  /** The box: square and as wide as its surroundings, unless the class says otherwise. */
  readonly className?: string
  /** Elements over the picture: ribbons, a rank. */
  readonly children?: ReactNode
}

/** Replaces a picture that failed to load. */
function FallbackDrawing({ alt }: { readonly alt: string }) {
  return (
    <span className={css.drawn} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
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

/**
 * A picture of goods. Its space is reserved before it loads. If it fails, a drawing of the same size is shown, and it is loaded again
 * when the network returns.
 */
export function Picture({ src, alt = '', early, draggable, className, children }: Props) {
  const { lost, onError } = usePictureFallback(src)
  return (
    <span className={cx(css.box, className)}>
      {lost ? (
        <FallbackDrawing alt={alt} />
      ) : (
        <img
          src={src}
          alt={alt}
          width={SIDE}
          height={SIDE}
          draggable={draggable}
          loading={early ? 'eager' : 'lazy'}
          decoding={early === 'first' ? 'auto' : 'async'}
          fetchPriority={early === 'first' ? 'high' : 'auto'}
          onError={onError}
        />
      )}
      {children}
    </span>
  )
}
