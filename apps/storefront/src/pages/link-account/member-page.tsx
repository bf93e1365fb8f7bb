import type { UserInfo } from '@nusaria/contracts/member-entities'
import type { ReactNode } from 'react'
import { useMember } from '../../entities/member/use-member.ts'
import { paths } from '../../shared/paths.ts'
import { ErrorState } from '../../shared/ui/feedback/state.tsx'
import { PageLayout } from '../../shared/ui/layout/page-layout.tsx'
import { Skeleton } from '../../shared/ui/paint/skeleton.tsx'
import css from './member-page.module.css'

interface Props {
  readonly title: string
  readonly children: (member: UserInfo) => ReactNode
}

/** A narrow page about the member, once they are known. */
export function MemberPage({ title, children }: Props) {
  const { member, failure, retry, retrying } = useMember()
  return (
    <PageLayout title={title} back={paths.setting}>
      {member ? (
        <div className={css.narrow}>{children(member)}</div>
      ) : failure ? (
        <ErrorState failure={failure} onRetry={retry} retrying={retrying} />
      ) : (
        <div aria-hidden="true" className={css.narrow}>
          <Skeleton height={260} radius={16} gap={16} />
          <Skeleton height={48} radius={12} />
        </div>
      )}
    </PageLayout>
  )
}
