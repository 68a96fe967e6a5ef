import type { ReactNode } from 'react';
import { DetailSkeleton, Heading, Panel, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';

export interface RulePageProps<Rule> {
  title: string;
  /** The heading of the panel, and what the rule is about. */
  panel: string;
  lead: string;
  loading: string;
  /** The heading shown when the rule could not be read. */
  failed: string;
  query: { data?: Rule | undefined; error?: unknown; refetch: () => unknown };
  /** The form of the rule. */
  children: (rule: Rule) => ReactNode;
}

/** A page that sets one rule of the shop. */
export const RulePage = <Rule extends object>({
  title,
  panel,
  lead,
  loading,
  failed,
  query,
  children,
}: RulePageProps<Rule>) => {
  const { data, error, refetch } = query;
  if (error && !data) return <LoadFailed error={error} title={failed} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={loading} />;
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Panel title={panel} text={lead}>
        {children(data)}
      </Panel>
    </Stack>
  );
};
