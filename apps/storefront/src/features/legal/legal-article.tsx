import type { Language } from '@nusaria/contracts/headers'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { type ReactNode, useEffect } from 'react'
import { useLayout } from '#platform/browser/use-layout.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './legal.module.css'
import type { LegalDocument, LegalSection } from './legal-texts.ts'
import { RichText } from './rich-text.tsx'
import { sectionFromHash, TableOfContents } from './table-of-contents.tsx'

function Part({ part, language }: { readonly part: LegalSection['parts'][number]; readonly language: Language }) {
  if (typeof part === 'string')
    return (
      <p>
        <RichText text={part} language={language} />
      </p>
    )
  return (
    <ul className={cx('grid above-6 gap-4 line-24 tone-ink-2', css.points)}>
      {part.map((point) => (
        <li key={point}>
          <RichText text={point} language={language} />
        </li>
      ))}
    </ul>
  )
}

interface Props {
  readonly document: LegalDocument
  readonly language: Language
  /** Stands below the text. */
  readonly children?: ReactNode
}

export function LegalArticle({ document: { intro, updated, sections }, language, children }: Props) {
  const { t } = useTranslation()
  const desktop = useLayout() === 'desktop'
  // The texts load after the page, when the browser no longer looks for the hash.
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    sectionFromHash()?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div className="grid gap-12">
      {!desktop && (
        <details className={css.folded}>
          <summary>
            <span>{t('legal.contents')}</span>
            <Icon of={ChevronDown} size={20} />
          </summary>
          <TableOfContents label={t('legal.contents')} parts={sections} />
        </details>
      )}
      <article className={css.article} lang={language}>
        <p className="below-12 size-12 line-16 tone-ink-3">{updated}</p>
        <p className="line-24 tone-ink-2">
          <RichText text={intro} language={language} />
        </p>
        <ol className={css.sections}>
          {sections.map(({ key, title, parts }) => (
            <li key={key}>
              <h2 id={key} tabIndex={-1}>
                {title}
              </h2>
              {parts.map((part) => (
                <Part key={String(part)} part={part} language={language} />
              ))}
            </li>
          ))}
        </ol>
        {children}
      </article>
    </div>
  )
}
