import { Globe } from 'lucide-react'
import type { ComponentType } from 'react'
import { WorldsSection } from './worlds/worlds-section.tsx'

/** One part of the workbench. */
export interface SectionEntry {
  readonly path: string
  readonly title: string
  readonly Icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }>
  readonly Section: ComponentType
}

/** Every section, in the order of the menu. */
export const sections: readonly SectionEntry[] = [{ path: '/worlds', title: 'Worlds', Icon: Globe, Section: WorldsSection }]
