import { type ComponentProps, useEffect, useRef } from 'react'
import { announce } from '#platform/browser/announce.ts'

/**
 * A status that may come with its text: a live region is read only when it changes, so the announcer reads this one, when it comes and at each
 * change of its text.
 */
export function Status(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  const said = useRef('')
  useEffect(() => {
    const text = ref.current?.innerText.replace(/([.!?。！？]?)\s*\n+\s*/g, (_, end) => `${end || '.'} `) ?? ''
    if (text === said.current) return
    said.current = text
    announce(text)
  })
  return <div ref={ref} role="status" aria-live="off" {...props} />
}
