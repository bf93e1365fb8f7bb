import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { currentLanguage } from '#platform/i18n/language.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'
import { paths } from '#platform/routing/paths.ts'
import { PageLayout } from '#ui/layout/page-layout.tsx'
import { usePageTitle } from '#ui/layout/page-title.ts'
import { LegalArticle } from './legal-article.tsx'
import { type LegalName, legalDocument, questionsDocument } from './legal-texts.ts'
import { Measuring } from './measuring.tsx'
import { Questions } from './questions.tsx'
import { ContentsAside } from './table-of-contents.tsx'

const PageHelp = lazyOptional(() => import('#commerce/customer-service/page-help.tsx').then((m) => m.PageHelp))

const names = ['agreement', 'policyTerms', 'privacy', 'faqs'] as const satisfies readonly LegalName[]

/** Document and language of an address: `/agreement-id` names the language, `/agreement` uses the shop's. */
function parseLegalPath(pathname: string): { readonly name: LegalName; readonly language: Language } {
  const name = names.find((each) => pathname.startsWith(paths[each])) ?? 'agreement'
  const language = LANGUAGES.find((each) => pathname === `${paths[name]}-${each}`)
  return { name, language: language ?? currentLanguage() }
}

interface DocumentProps {
  readonly language: Language
}

function Article({ name, language }: DocumentProps & { readonly name: Exclude<LegalName, 'faqs'> }) {
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

function Faqs({ language }: DocumentProps) {
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
