import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleList as ListName } from '@caravan/logistics/contract';
import { Button, Card, FieldError, Heading, Panel, Row, Stack } from '@caravan/ui-kit';

export interface RuleListProps {
  name: ListName;
  /** The keys of the rules, in their order. */
  keys: readonly string[];
  /** The fault of the list as a whole. */
  error: string | undefined;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** Rules about one thing, each of which may be in force for some days only. Without one it is unknown. */
export const RuleList = ({ name, keys, error, onAdd, onRemove, children }: RuleListProps) => {
  const { t } = useTranslation('logistics-console');
  return (
    <Panel title={t(`duties.${name}`)} text={t(`duties.leads.${name}`)} gap="3">
      <Stack gap="3">
        {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
        {keys.map((key, index) => {
          const title = t(`duties.one.${name}`, { number: index + 1 });
          return (
            <Card key={key} as="section" aria-label={title}>
              <Stack gap="3">
                <Row justify="between">
                  <Heading level={3} size="sm">
                    {title}
                  </Heading>
                  <Button size="sm" variant="ghost" icon="trash" onClick={() => onRemove(index)}>
                    {t(`duties.remove.${name}`, { number: index + 1 })}
                  </Button>
                </Row>
                {children(index)}
              </Stack>
            </Card>
          );
        })}
        <Row>
          <Button variant="secondary" icon="plus" onClick={onAdd}>
            {t(`duties.add.${name}`)}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
};
