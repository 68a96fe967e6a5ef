export const texts = {
  claimed: '{by} is working on this',
  task_closed: 'This task is already done',
  staff_unknown: 'Choose a member of staff who works this queue',
  in_the_past: 'Choose a time in the future',
  view_limit: 'At most {max} saved views',
};
