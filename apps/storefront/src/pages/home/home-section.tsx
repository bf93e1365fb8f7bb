import type { CmsSection } from '@nusaria/contracts/cms'
import { Recommended } from '../../features/product/recommended.tsx'
import { SectionHead } from '../../shared/ui/panel.tsx'
import css from './home.module.css'
import { HotSection } from './hot-section.tsx'

/** One section below the banners. A kind that home has no place for isn't shown. */
export function HomeSection({ section }: { readonly section: CmsSection }) {
  if (section.type === 'hot') return <HotSection title={section.title} text={section.text} />
  if (section.type === 'recommended')
    return (
      <section className={css.wrap}>
        <div className={css.section}>
          <SectionHead title={section.title} note={section.text || undefined} />
          <Recommended />
        </div>
      </section>
    )
  return null
}
