import { useEffect, useState } from 'react'
import type { Section } from './sections.ts'
import { SECTIONS, sectionId } from './sections.ts'

/** rem: what stays at the top, and a little */
const BAR_HEIGHT_REM = 5

/** The part of the page that the shopper reads: the last one that has come up to the bar at the top. Null while the pictures are in view. */
function findActiveSection(): Section | null {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const { scrollY, innerWidth, innerHeight } = window
  if (scrollY < innerWidth * 0.75) return null
  const { scrollHeight } = document.documentElement
  if (scrollY + innerHeight >= scrollHeight - 2) return 'related'
  const reached = SECTIONS.filter((section) => {
    const part = document.getElementById(sectionId(section))
    return part !== null && part.getBoundingClientRect().top <= BAR_HEIGHT_REM * rem
  })
  return reached.at(-1) ?? 'product'
}

/** Follows the shopper down the page of a phone. */
export function useActiveSection(): Section | null {
  const [section, setSection] = useState<Section | null>(null)
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        setSection(findActiveSection())
      })
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      cancelAnimationFrame(waiting)
    }
  }, [])
  return section
}
