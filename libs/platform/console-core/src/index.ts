export {
  consolePage,
  stationPage,
  type BulkAction,
  type BulkOutcome,
  type ConsoleFeature,
  type QueuePanelProps,
  type QueueTask,
  type QueueView,
} from './manifest.ts';
export {
  ConsoleFeaturesContext,
  StaffMeContext,
  useConsoleFeatures,
  useStaffMe,
  type StaffMe,
} from './console-context.ts';
export { carrierNames, trackingNames } from './csv/column-names.ts';
export { hasLostDigits, numbersIn, plainCell, plainName } from './csv/csv-cell.ts';
export { readTable, type ColumnPlaces, type Table, type TableLine } from './csv/read-table.ts';
export { TableFileField } from './csv/table-file-field.tsx';
export { startOfLine, type RowRules, type UnreadRow } from './csv/table-rows.ts';
export { UnreadRows } from './csv/unread-rows.tsx';
export { useTableFile } from './csv/use-table-file.ts';
export { TableImportPage, type ReportRow, type TableImportPageProps } from './csv/table-import-page.tsx';
export { DataTable, type DataColumn } from './data-table/data-table.tsx';

export { useActiveShortcuts, useScanner, useShortcuts } from './keys/use-keyboard.ts';
export { localMinute, readLocalMinute } from './fields/local-minute.ts';
export { OtherLanguageFields } from './fields/other-language-fields.tsx';
export { PieceStepper } from './fields/piece-stepper.tsx';
export { SignaturePad, type Strokes } from './fields/signature-pad.tsx';
export { PercentField, YuanField } from './fields/hundredths-field.tsx';
export { FilterForm } from './list-page/filter-form.tsx';
export { SearchFilter } from './list-page/search-filter.tsx';
export { ListPage } from './list-page/list-page.tsx';
export { useCursorList } from './list-page/use-cursor-list.ts';
export { useUrlFilters, type UrlFilters } from './list-page/use-url-filters.ts';

export { BoxStationPage } from './box/box-station-page.tsx';
export { boxWords } from './box/box-measures.ts';
export { useBoxTable, type BoxRecord, type BoxWork } from './box/use-box-table.ts';
export { CodeField } from './camera/code-field.tsx';
export { PhotoField, type PhotoFieldHandle } from './camera/photo-field.tsx';
export { usePhotos, type Photos } from './camera/use-photos.ts';
export { consoleCoreFeature } from './i18n/console-core-texts.ts';
export { OutboxElsewhere } from './outbox/outbox-elsewhere.tsx';
export { OutboxProvider, useKeptValue, useOutbox, useOutboxHandlers } from './outbox/outbox-context.tsx';
export type { OutboxEntry } from './outbox/outbox-store.ts';
export { CustomerId } from './parts/customer-id.tsx';
export { GoodsCard, unknownGoods } from './parts/goods-card.tsx';
export { PackingWish, usePackingWords } from './parts/packing-wish.tsx';
export { StaffName, staffNameOf } from './parts/staff-name.tsx';
export { StaffNote, type NoteStep } from './parts/staff-note.tsx';
export { PrintNotice } from './print/print-notice.tsx';
export { usePrint } from './print/use-print.ts';
export { checkWeight } from './scale/check-weight.ts';
export { useScale, type Scale } from './scale/use-scale.ts';
export { WeightField } from './scale/weight-field.tsx';
export { isUnanswered, messageOf } from './station/failed-calls.ts';
export { StationPage } from './station/station-page.tsx';
export { useAskedCode } from './station/use-asked-code.ts';
export { useCodes } from './station/use-codes.ts';
export { deviceChoice, useDeviceChoice, useDeviceSwitch } from './station/use-device-choice.ts';
export { useKept } from './station/use-kept.ts';
export { useKeptPhotos } from './station/use-kept-photos.ts';
export { useSignal, type Signal } from './station/use-signal.ts';
export { useStationScans, type ScannedCode } from './station/use-station-scans.ts';
export { useSteps } from './station/use-steps.ts';
export { useUndo, type Undo } from './station/use-undo.ts';
export { numberFact, textFact, textsFact } from './task-facts.ts';
export { ChangedBanner } from './versions/changed-banner.tsx';
export { useSeenVersion } from './versions/use-seen-version.ts';
export { RulePage } from './versions/rule-page.tsx';
export { VersionedForm } from './versions/versioned-form.tsx';
