import { LIMITS } from '@nusaria/contracts/limits'

/** Whether this is a desktop computer: it has a pointer that hovers, or a screen at least 1,024 px wide. Never decides the layout. */
export function isDesktopComputer(): boolean {
  const touch = window.matchMedia('(pointer: coarse)').matches || navigator.maxTouchPoints > 0
  return !touch || window.innerWidth >= LIMITS.desktopComputer
}
