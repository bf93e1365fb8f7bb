import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs'
import { type ReactNode, use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLayout } from '#platform/browser/use-layout.ts'
import { config } from '#platform/config/config.ts'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { answerConsent, useAnalyticsConsent } from '#platform/report/consent.ts'
import { paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './legal.module.css'
import { LEGAL_NAMES, type LegalDocument, type LegalName, legalDocument, questionsDocument } from './legal-texts.ts'
import { Questions } from './questions.tsx'
import { RichText } from './rich-text.tsx'
import { ContentsAside, sectionFromHash, TableOfContents } from './table-of-contents.tsx'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

/** `/agreement-id` names the language, `/agreement` uses the shop's. */
function parseLegalPath(pathname: string): { readonly name: LegalName; readonly language: Language } {
  const name = LEGAL_NAMES.find((each) => pathname.startsWith(paths[each])) ?? 'agreement'
  const language = LANGUAGES.find((each) => pathname === `${paths[name]}-${each}`)
  return { name, language: language ?? currentLanguage() }
}

function Part({ part, language }: { readonly part: string | readonly string[]; readonly language: Language }) {
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

interface LegalArticleProps {
  readonly document: LegalDocument
  readonly language: Language
  /** Below the text. */
  readonly children?: ReactNode
}

export function LegalArticle({ document: { intro, updated, sections }, language, children }: LegalArticleProps) {
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

/** Says what is measured, in a shop that measures; with the shopper's choice where consent is asked for. */
export function Measuring() {
  const { t } = useTranslation('consent')
  const answer = useAnalyticsConsent()
  const granted = answer === 'granted'
  const { analytics } = config
  if (analytics.adapter === 'none') return null
  return (
    <section className={cx('grid above-24 gap-8 line-24 tone-ink-2', css.measuring)} aria-labelledby="measuring">
      <h2 id="measuring">{t('choice.title')}</h2>
      <p>{t('choice.text')}</p>
      {analytics.consent && (
        <>
          <p role="status">{t(granted ? 'choice.allowed' : answer === 'denied' ? 'choice.refused' : 'choice.open')}</p>
          <Button variant="outline" onClick={() => answerConsent(granted ? 'denied' : 'granted')}>
            {t(granted ? 'choice.stop' : 'choice.start')}
          </Button>
        </>
      )}
    </section>
  )
}

function Article({ name, language }: { readonly name: Exclude<LegalName, 'faqs'>; readonly language: Language }) {
  const { t } = useTranslation()
  const document = use(legalDocument(name, language))
  usePageTitle(document.title)
  return (
    <PageLayout title={document.title} column="reading" aside={<ContentsAside label={t('legal.contents')} parts={document.sections} />}>
      <LegalArticle key={`${name}:${language}`} document={document} language={language}>
        {name === 'privacy' && <Measuring />}
      </LegalArticle>
    </PageLayout>
  )
}

function Faqs({ language }: { readonly language: Language }) {
  const document = use(questionsDocument(language))
  usePageTitle(document.title)
  return (
    <PageLayout
      title={document.title}
      column="reading"
      aside={
        <>
          <ContentsAside label={document.title} parts={document.groups} />
          <div className="above-24">
            <PageHelp topic="faqs" />
          </div>
        </>
      }
    >
      <Questions document={document} language={language} />
    </PageLayout>
  )
}

/** User agreement, terms, privacy and FAQs in the language of the address. */
export function LegalPage() {
  // Renders again in another language.
  useTranslation()
  const { name, language } = parseLegalPath(useLocation().pathname)
  return <div lang={language}>{name === 'faqs' ? <Faqs language={language} /> : <Article name={name} language={language} />}</div>
}
