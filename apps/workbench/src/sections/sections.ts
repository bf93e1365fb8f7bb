import { BookOpen, Clock, Database, Globe, Mail, ScanText, ScrollText, Zap } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { CaptchaSection } from './captcha/captcha-section.tsx'
import { ClockSection } from './clock/clock-section.tsx'
import { OutboxSection } from './outbox/outbox-section.tsx'
import { StateSection } from './state/state-section.tsx'
import { WorldsSection } from './worlds/worlds-section.tsx'

/** A section of the workbench. */
export interface SectionEntry {
  readonly path: string
  readonly title: string
  readonly Icon: ComponentType<{ readonly size?: number; readonly 'aria-hidden'?: 'true' }>
  readonly Section: ComponentType
}

const FaultsSection = lazy(async () => ({ default: (await import('./faults/faults-section.tsx')).FaultsSection }))
const JournalSection = lazy(async () => ({ default: (await import('./journal/journal-section.tsx')).JournalSection }))
const ScenariosSection = lazy(async () => ({ default: (await import('./scenarios/scenarios-section.tsx')).ScenariosSection }))

/** All sections, in menu order. */
export const sections: readonly SectionEntry[] = [
  { path: '/worlds', title: 'Worlds', Icon: Globe, Section: WorldsSection },
  { path: '/clock', title: 'Clock', Icon: Clock, Section: ClockSection },
  { path: '/outbox', title: 'Outbox', Icon: Mail, Section: OutboxSection },
  { path: '/captcha', title: 'Captcha', Icon: ScanText, Section: CaptchaSection },
  { path: '/faults', title: 'Faults', Icon: Zap, Section: FaultsSection },
  { path: '/state', title: 'State', Icon: Database, Section: StateSection },
  { path: '/journal', title: 'Journal', Icon: ScrollText, Section: JournalSection },
  { path: '/scenarios', title: 'Scenarios', Icon: BookOpen, Section: ScenariosSection },
]
