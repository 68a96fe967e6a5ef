/// <reference types="vite/client" />

export { colors } from './system/tokens.ts';
export type { Breakpoint, ColorToken, Space, StatusTone, TextSize, TextTone, Weight } from './system/tokens.ts';
export { KitLanguage } from './system/kit-language.ts';
export { KitProvider } from './system/kit-provider.tsx';
export { useHydrated } from './system/use-hydrated.ts';
export { preloadedFontUrl } from './styles/font-preload.ts';

export { ActionBar, type ActionBarProps } from './layout/action-bar.tsx';
export { Card, CardPart, type CardPartProps, type CardProps } from './layout/card.tsx';
export { DetailPage, OffPaper, type DetailPageProps } from './layout/detail-page.tsx';
export { Divider, type DividerProps } from './layout/divider.tsx';
export { Grid, type Columns, type GridProps } from './layout/grid.tsx';
export { Page, type PageProps } from './layout/page.tsx';
export { Panel, type PanelProps } from './layout/panel.tsx';
export { RecordCard, type RecordCardProps } from './layout/record-card.tsx';
export { Grow, Row, type GrowProps, type RowProps } from './layout/row.tsx';
export { Section, type SectionProps } from './layout/section.tsx';
export { Show, type ShowProps } from './layout/show.tsx';
export { Stack, type StackProps } from './layout/stack.tsx';
export { StickyBar, type StickyBarProps } from './layout/sticky-bar.tsx';

export { DescriptionList, type DescriptionItem, type DescriptionListProps } from './text/description-list.tsx';
export { Heading, type HeadingProps } from './text/heading.tsx';
export { Money, type MoneyProps } from './text/money.tsx';
export { PriceTag, type PriceTagProps } from './text/price-tag.tsx';
export { Text, type TextProps } from './text/text.tsx';
export { VisuallyHidden } from './text/visually-hidden.tsx';

export { Breadcrumbs, type Crumb } from './actions/breadcrumbs.tsx';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './actions/button.tsx';
export { CopyButton, type CopyButtonProps } from './actions/copy-button.tsx';
export { Disclosure, type DisclosureProps } from './actions/disclosure.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './actions/icon-button.tsx';
export { Link, SkipLink, type LinkProps } from './actions/link.tsx';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
  type LinkTarget,
} from './actions/link-component.tsx';
export { Menu, type MenuEntry, type MenuProps } from './actions/menu.tsx';
export { Pagination, type PaginationProps } from './actions/pagination.tsx';
export { Tabs, type Tab, type TabsProps } from './actions/tabs.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './actions/tab-links.tsx';

export { BarChart, LineChart, type ChartPoint, type ChartProps } from './data/charts.tsx';
export { Table, type TableColumn, type TableProps } from './data/table.tsx';

export { BrokenRouteDrawing } from './drawings/broken-route-drawing.tsx';
export { type DrawingProps } from './drawings/drawing-frame.tsx';
export { EmptyCartDrawing } from './drawings/empty-cart-drawing.tsx';
export { MessageDrawing } from './drawings/message-drawing.tsx';
export { NotFoundDrawing } from './drawings/not-found-drawing.tsx';
export { ParcelDrawing } from './drawings/parcel-drawing.tsx';
export { PostmarkDrawing } from './drawings/postmark-drawing.tsx';
export { RouteLine } from './drawings/route-line.tsx';
export { WarehouseDrawing } from './drawings/warehouse-drawing.tsx';
export { WalletDrawing } from './drawings/wallet-drawing.tsx';

export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export {
  FieldError,
  FieldShell,
  type ControlProps,
  type FieldShellProps,
  type FieldTexts,
} from './fields/field-shell.tsx';
export { Combobox, type ComboboxProps } from './fields/combobox.tsx';
export { FilesField, type FilesFieldProps } from './fields/files-field.tsx';
export { FileUpload, type FileRefusal, type FileUploadProps } from './fields/file-upload.tsx';
export { Fieldset, type FieldsetProps } from './fields/fieldset.tsx';
export { isComposing } from './fields/is-composing.ts';
export { PasswordField, type PasswordFieldProps, type PasswordRules } from './fields/password-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field.tsx';
export { Stepper, type StepperProps } from './fields/stepper.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';

export {
  Dialog,
  Drawer,
  NoticeDialog,
  type DialogProps,
  type DrawerProps,
  type NoticeDialogProps,
  type NoticeType,
} from './overlays/dialogs.tsx';
export { onDemand } from './overlays/on-demand.tsx';
export { Lightbox, type LightboxPicture, type LightboxProps } from './overlays/lightbox.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './overlays/loading-overlay.tsx';
export { Toaster, type Toast, type ToasterProps, type ToastTone } from './overlays/toaster.tsx';
export { Tooltip, type TooltipProps } from './overlays/tooltip.tsx';
export { backToTopEvery, backToTopFrom, stepToTop, useBackToTop } from './overlays/use-back-to-top.ts';

export { Avatar, type AvatarProps } from './media/avatar.tsx';
export { Icon, type IconProps } from './media/icon.tsx';
export { iconNames, type IconName } from './media/icons.ts';
export { Image, type ImageProps } from './media/image.tsx';
export { Logo, type LogoProps } from './media/logo.tsx';
export { ThumbRow, type Thumb } from './media/thumb-row.tsx';

export { Prose, type ProseProps } from './prose/prose.tsx';

export { Badge, StatusBadge, type BadgeProps, type StatusBadgeProps } from './status/badge.tsx';
export { Banner, type BannerProps, type BannerTone } from './status/banner.tsx';
export { Chip, type ChipProps } from './status/chip.tsx';
export { CountBadge, type CountBadgeProps } from './status/count-badge.tsx';
export { EmptyState, type EmptyStateProps } from './status/empty-state.tsx';
export { ErrorView, type ErrorViewProps } from './status/error-view.tsx';
export { freeDaysTone, type FreeDaysTone, FreeDaysRing, type FreeDaysRingProps } from './status/free-days-ring.tsx';
export { DetailSkeleton, RecordsSkeleton } from './status/page-skeletons.tsx';
export { Loading, Skeleton, type SkeletonProps } from './status/skeleton.tsx';
export { Sparkline, type SparklineProps } from './status/sparkline.tsx';
export { Spinner, type SpinnerProps } from './status/spinner.tsx';
export { TurnNote, type Turn, type TurnNoteProps } from './status/turn-note.tsx';
export { Timeline, type TimelineNode, type TimelineProps } from './status/timeline.tsx';

export { KeyCap, Station, type StationProps } from './station/station.tsx';
export { PhotoStrip, type PhotoStripProps, type StripPhoto } from './station/photo-strip.tsx';
export { StationSignal, type SignalTone, type StationSignalProps } from './station/station-signal.tsx';
export { UndoBar, type UndoBarProps } from './station/undo-bar.tsx';
export { Viewfinder, type ViewfinderProps } from './station/viewfinder.tsx';
