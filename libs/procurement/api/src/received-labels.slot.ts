/** The labels of goods that were received at the station. */
export interface ReceivedLabelsProps {
  /** The numbers of the goods of each receipt that the server has counted since the station was opened, oldest first. */
  receipts: readonly (readonly string[])[];
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** At the receive station: prints the labels of the goods. */
    receivedLabels: ReceivedLabelsProps;
  }
}
