import css from './legal.module.css'
import type { LegalDocument } from './legal-texts.ts'

/** A document to read from the top: numbered parts of a few paragraphs each. */
export function LegalArticle({ document: { intro, updated, sections } }: { readonly document: LegalDocument }) {
  return (
    <article className={css.article}>
      {updated && <p className={css.updated}>{updated}</p>}
      <p className={css.intro}>{intro}</p>
      <ol className={css.sections}>
        {sections.map(({ key, title, paragraphs }) => (
          <li key={key}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  )
}
