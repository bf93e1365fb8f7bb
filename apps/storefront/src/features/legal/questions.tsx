import { ChevronDown } from 'lucide-react'
import { Icon } from '../../shared/ui/icon.tsx'
import css from './legal.module.css'
import type { LegalDocument } from './legal-texts.ts'

/** Questions that open to their answers. The browser's own search finds a closed one too. */
export function Questions({ document: { intro, sections } }: { readonly document: LegalDocument }) {
  return (
    <>
      <p className={css.intro}>{intro}</p>
      <div className={css.questions}>
        {sections.map(({ key, title, paragraphs }) => (
          <details key={key} className={css.question}>
            <summary>
              <h2>{title}</h2>
              <Icon of={ChevronDown} size={20} />
            </summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={css.answer}>
                {paragraph}
              </p>
            ))}
          </details>
        ))}
      </div>
    </>
  )
}
